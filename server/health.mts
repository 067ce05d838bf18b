// The container's HEALTHCHECK: ends with 0 if the service answers /health. The image has no curl.
const port = process.env['OCTAVO_PORT'] ?? '8080';
const healthy = await fetch(`http://127.0.0.1:${port}/health`, { signal: AbortSignal.timeout(2000) }).then(
	({ ok }) => ok,
	() => false,
);
process.exitCode = healthy ? 0 : 1;
