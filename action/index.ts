/** Entry point of the bundle, for the step and for its worker threads: a bundle made by ncc has one. */
import { isMainThread } from 'node:worker_threads';

void (isMainThread ? import('./start') : import('../workers/thread'));
