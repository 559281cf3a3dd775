/**
 * The scripts of other companies that may run, as the path parts of a Content-Security-Policy are read: an address that
 * ends with a slash admits all below it, any other admits that one path. The query is free.
 */
export const SCRIPT_URLS: readonly string[] = [
  // Payments.
  'https://js.stripe.com/',
  // Maps: the loader, the services that it asks by script, and its modules.
  'https://maps.googleapis.com/maps/api/js',
  'https://maps.googleapis.com/maps/api/js/',
  'https://maps.googleapis.com/maps-api-v3/',
  // The bot check. Not all of /recaptcha/: pages about it lie there too, with libraries that run code out of HTML.
  'https://www.google.com/recaptcha/api.js',
  'https://www.google.com/recaptcha/enterprise.js',
  'https://www.gstatic.com/recaptcha/releases/',
];

/** Trusted Types policies that those scripts make for the HTML and the modules of their own. */
export const THIRD_PARTY_POLICIES: readonly string[] = [
  // Google Maps: everything it draws.
  'google-maps-api#html',
  // Google Maps: the modules that it loads.
  'google-maps-api-loader',
  // Google Maps: its web components, advanced markers among them.
  'lit-html',
];
