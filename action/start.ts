/** Starts the step. */
import * as core from '@actions/core';
import { main } from './main';

// A promise that never settles leaves the event loop empty, and Node would end with success although nothing was done.
let finished = false;
process.once('beforeExit', () => {
	if (!finished) core.setFailed('The action stopped before it had finished.');
});
void main()
	.catch(core.setFailed)
	.finally(() => {
		finished = true;
	});
