/** Of one file, or of one within an archive, unpacked. */
export const RECIPE_FILE_MAX_MEGABYTES = 20;
/** Of all that is unpacked of an archive: Paprika's recipes have their photos in them. */
export const RECIPE_ARCHIVE_MAX_MEGABYTES = 100;

/** Why a file cannot be read for recipes. */
export type RecipeFileProblem = 'no_recipe' | 'damaged' | 'too_large' | 'too_many';
