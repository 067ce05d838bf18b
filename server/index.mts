// The service as a bundle (npm run build:server): the file that the container image starts. The worker is the file beside it.
import { start } from './start';

await start({ root: process.cwd(), worker: () => Promise.resolve(new URL('./worker.mjs', import.meta.url)) });
