// The thread that asks the small process, and this process, see small-process.cjs.
const { fork, spawnSync } = require('node:child_process');
const { isMainThread, workerData } = require('node:worker_threads');

function runThread({ port, signal }) {
	const child = fork(__filename, { serialization: 'advanced', execArgv: [] });
	const answer = (message) => {
		port.postMessage(message);
		Atomics.store(signal, 0, 1);
		Atomics.notify(signal, 0);
	};
	port.on('message', (request) => child.send(request));
	child.on('message', answer);
	child.on('exit', (code) => answer({ failure: { message: `The small process ended with ${code}` } }));
}

function runChild() {
	process.on('disconnect', () => process.exit());
	process.on('message', ({ file, args, options }) => {
		const { status, stdout, stderr, error } = spawnSync(file, args, options);
		process.send({ status, stdout, stderr, failure: error && { code: error.code, message: error.message } });
	});
}

if (isMainThread) runChild();
else runThread(workerData);
