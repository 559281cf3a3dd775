const leaveOut = require('./leave-out.cjs');

const fail = (what) =>
  `constructor() { throw new Error('${what} cannot be used: they are left out of the build.'); }`;

/**
 * Leaves out of the SDK for sign-in what signs in otherwise than with a phone number. Its classes for that are named by properties that are
 * given to them, which a minimizer has to keep.
 * @param {string} source of the module that holds the SDK
 */
module.exports = (source) =>
  leaveOut(source, {
    functions: { PasswordPolicyImpl: fail('Passwords') },
    statics: [
      'EmailAuthProvider',
      'FacebookAuthProvider',
      'GithubAuthProvider',
      'GoogleAuthProvider',
      'TwitterAuthProvider',
      'PopupOperation',
    ],
  });
