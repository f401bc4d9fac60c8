export const label = 'New version';
export const offer = 'There is a new version of Crisper.';
export const update = 'Update';
export const later = 'Later';
