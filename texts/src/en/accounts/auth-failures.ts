export const invalidEmail = 'Invalid email address.';
export const failed = 'Something went wrong, please try again.';
export const registrationFailed = 'Something went wrong during registration.';

export const googleNotSetUp =
  'Logging in with Google is not set up here. Please use your email and password instead.';
export const googlePopupClosed = 'Google login popup closed before completion.';
export const googleLoginFailed = 'Google login failed. Please try again.';
export const googleSignUpFailed = 'Something went wrong with Google sign up.';
