// The container's HEALTHCHECK: ends with 0 if the service answers /health. The image has no curl.
import { localUrl, readAddress } from './settings/settings';

const healthy = await fetch(`${localUrl(readAddress(process.env))}/health`, { signal: AbortSignal.timeout(2000) }).then(
	({ ok }) => ok,
	() => false,
);
process.exitCode = healthy ? 0 : 1;
