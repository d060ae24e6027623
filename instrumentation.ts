/** Next calls this once when the server starts, before it answers. A build does not. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  try {
    const { startServer } = await import("@/lib/use-cases/server/start-server");
    await startServer(Date.now());
  } catch (error) {
    // Also a file that cannot be loaded keeps no page from being served: the request that needs it tells its own error.
    console.error(`At the start: ${String(error).replace(/\s*\n\s*/g, " ")}`);
  }
}
