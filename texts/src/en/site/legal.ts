export const contents = 'On this page';
export const backHome = 'Back to Home';
