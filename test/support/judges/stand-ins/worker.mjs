// The thread in which packages of npm answer for programs that are missing. Not compiled: worker threads run it as it is.
import { workerData } from 'node:worker_threads';
import * as pdfJs from './pdf-js.mjs';
import * as pdfium from './pdfium.mjs';
import { runQpdf } from './qpdf.mjs';

// pdf.js prints its warnings.
console.log = console.warn = () => undefined;

const answers = { qpdf: runQpdf, ...pdfium, ...pdfJs };
const { port, bell } = workerData;

port.on('message', async ({ question, ...task }) => {
	let reply;
	try {
		reply = { answer: await answers[question](task) };
	} catch (thrown) {
		// After a fault inside WebAssembly, its memory is not to be trusted: the caller starts another thread.
		reply = { fault: String(thrown), isBroken: thrown instanceof WebAssembly.RuntimeError };
	}
	port.postMessage(reply);
	Atomics.store(bell, 0, 1);
	Atomics.notify(bell, 0);
});
