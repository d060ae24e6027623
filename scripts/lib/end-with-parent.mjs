/**
 * Loaded into the server: its standard input is a pipe from the script that started it, and ends when that script does, also
 * when it was killed and could pass no signal on. So no server is left behind that keeps the port.
 */
process.stdin.resume();
process.stdin.once("end", () => process.exit(1));
process.stdin.once("error", () => process.exit(1));
