/** Where nothing more can be said. */
export const somethingWentWrong = 'Something went wrong!';
