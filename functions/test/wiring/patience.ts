// Settings of a file that goes through the Functions emulator, which starts a process for every function.
jest.setTimeout(120_000);
