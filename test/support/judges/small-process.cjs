// Starts programs from a small process. To start one, the system copies the tables of the memory of the process that starts it: for a
// process that runs tests, this takes several times as long as the program. The caller waits, as for `spawnSync`: a thread asks the
// small process meanwhile.
const children = require('node:child_process');
const path = require('node:path');
const { MessageChannel, receiveMessageOnPort, Worker } = require('node:worker_threads');

/** Measurements run as one file. */
const THREAD = path.resolve(process.env.OCTAVO_ROOT ?? '.', 'test', 'support', 'judges', 'small-process-thread.cjs');
/** Milliseconds beyond the time limit of the program. */
const GRACE = 30_000;
/** On the module of the process, because each test file loads this file again. */
const KEY = Symbol.for('octavo.small-process');

/** The thread, which starts the small process. */
function connect() {
	const { port1: port, port2 } = new MessageChannel();
	const signal = new Int32Array(new SharedArrayBuffer(4));
	const thread = new Worker(THREAD, { workerData: { port: port2, signal }, transferList: [port2], execArgv: [] });
	// Neither holds up the end of the process.
	thread.unref();
	port.unref();
	return { port, signal };
}

/** Like `spawnSync`, with these options only: `input`, `maxBuffer`, `timeout` and `killSignal`. */
function startProgram(file, args, options) {
	const { port, signal } = (children[KEY] ??= connect());
	Atomics.store(signal, 0, 0);
	port.postMessage({ file, args, options });
	if (Atomics.wait(signal, 0, 0, options.timeout + GRACE) === 'timed-out')
		throw new Error(`The small process does not answer: ${file}`);
	const { status, stdout, stderr, failure } = receiveMessageOnPort(port).message;
	if (failure) throw Object.assign(new Error(failure.message), { code: failure.code });
	return { status, stdout: bufferOf(stdout), stderr: bufferOf(stderr) };
}

const bufferOf = (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

module.exports = { startProgram };
