/** The file that all threads run: those of the pool, and those that recognize text. A bundle made by ncc has one file for everything. */
import { workerData } from 'node:worker_threads';
import { isForRecognizer } from './recognition/messages';

void (isForRecognizer(workerData) ? import('./recognition/thread') : import('./worker'));
