/** Loaded before a script: a reader that has had enough (`npm run rule | head`) is the end of the work, and no fault. */
process.stdout.on("error", (error) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});
