/** Where the server functions run; part of their address. */
export const FUNCTIONS_REGION = 'africa-south1';

/** Time a server function may take before the client gives up, in milliseconds. */
export const FUNCTION_TIMEOUT_MS = 70_000;
