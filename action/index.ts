/** Entry point of the bundle. */
import { main } from './main';
import * as runner from './runner';

// A promise that never settles leaves the event loop empty, and Node would end with success although nothing was done.
let finished = false;
process.once('beforeExit', () => {
	if (!finished) runner.setFailed('The action stopped before it had finished.');
});
void main()
	.catch((thrown: unknown) => runner.setFailed(String(thrown)))
	.finally(() => {
		finished = true;
	});
