/** Long-lived child processes that may hang, crash or grow. Then the task is reported and the child replaced. */
import { fork, type ChildProcess } from 'node:child_process';
import { memoryOf } from '../cost/process-figures';

/** The fate of a task that was not answered. */
export type Failure =
	/** No answer within the time limit. */
	| { readonly kind: 'hang'; readonly message: string }
	/** More memory than allowed. */
	| { readonly kind: 'memory'; readonly message: string }
	| { readonly kind: 'crash'; readonly message: string };

export interface Bounds {
	readonly milliseconds: number;
	readonly megabytes: number;
}

const LOOK = 100;

/** One task at a time. */
export class Worker<Task, Answer> {
	private child: ChildProcess | undefined;

	constructor(
		/** A script that Node runs without compiling. It answers every message with one message. */
		private readonly script: string,
		private readonly bounds: Bounds,
		/** Options of Node; measurements run without those that help to find faults. */
		private readonly flags: readonly string[] = ['--enable-source-maps', `--max-old-space-size=${bounds.megabytes}`],
	) {}

	run(task: Task): Promise<Answer | Failure> {
		if (this.child?.connected === false) this.child = undefined;
		const child = (this.child ??= this.start());
		return new Promise((resolve) => {
			let errors = '';
			const started = performance.now();
			const end = (reply: Answer | Failure, kill: boolean) => {
				clearInterval(watch);
				child.removeAllListeners();
				child.stderr?.removeAllListeners('data');
				if (kill) this.stop();
				resolve(reply);
			};
			const watch = setInterval(() => {
				const resident = memoryOf(child.pid).resident / 1e6;
				if (resident > this.bounds.megabytes) end({ kind: 'memory', message: `${Math.round(resident)} MB resident` }, true);
				else if (performance.now() - started > this.bounds.milliseconds)
					end({ kind: 'hang', message: `no answer within ${this.bounds.milliseconds / 1000} s` }, true);
			}, LOOK);
			child.stderr?.on('data', (text: Buffer) => (errors += text.toString('utf8')));
			child.once('message', (reply) => end(reply as Answer, false));
			child.once('exit', (code, signal) => {
				this.child = undefined;
				const last = errors.trim().split('\n').slice(0, 3).join(' | ');
				const kind = errors.includes('heap out of memory') ? 'memory' : 'crash';
				end({ kind, message: `process ended (${signal ?? code}) ${last}` }, false);
			});
			child.send(task as object);
		});
	}

	stop(): void {
		this.child?.kill('SIGKILL');
		this.child = undefined;
	}

	private start(): ChildProcess {
		return fork(this.script, [], {
			execArgv: [...this.flags],
			// Bytes as bytes, not as JSON.
			serialization: 'advanced',
			stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
		});
	}
}
