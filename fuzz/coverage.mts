/** Reads from V8's counters which code ran: inputs that reach new code are kept. */
import { Session, type Profiler } from 'node:inspector';

interface Piece {
	readonly file: string;
	readonly start: number;
	readonly end: number;
}

export interface Covered {
	readonly functions: number;
	readonly allFunctions: number;
	/** Characters of code in covered blocks. */
	readonly characters: number;
	readonly allCharacters: number;
}

export class Coverage {
	private readonly session = new Session();
	private readonly covered: Uint8Array;
	private readonly pieces: Piece[];
	private readonly seen = new Set<string>();
	private readonly known = new Set<string>();

	/** `bundle` is the running script, whose comments name the file of each part. */
	constructor(
		private readonly url: string,
		bundle: string,
	) {
		this.covered = new Uint8Array(bundle.length);
		const marks = [...bundle.matchAll(/^\/\/ ([\w./-]+\.m?ts)$/gm)];
		this.pieces = marks
			.map((mark, i) => ({ file: mark[1]!, start: mark.index + mark[0].length, end: marks[i + 1]?.index ?? bundle.length }))
			.filter(({ file }) => /^shared\//.test(file) && !file.includes('/font/'));
		this.session.connect();
		this.session.post('Profiler.enable');
		this.session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
	}

	/** Characters that are covered for the first time. Resets the counters. */
	take(): number {
		let fresh = 0;
		this.session.post('Profiler.takePreciseCoverage', (error, answer) => {
			if (error) return;
			const script = answer.result.find(({ url }) => url === this.url);
			for (const one of script?.functions ?? []) fresh += this.note(one);
		});
		return fresh;
	}

	summary(): Covered {
		const all = this.pieces.reduce((sum, { start, end }) => sum + end - start, 0);
		const characters = this.pieces.reduce(
			(sum, { start, end }) => sum + this.covered.subarray(start, end).reduce((ones, one) => ones + one, 0),
			0,
		);
		return { functions: this.seen.size, allFunctions: this.known.size, characters, allCharacters: all };
	}

	private note({ ranges, functionName }: Profiler.FunctionCoverage): number {
		const whole = ranges[0]!;
		if (!this.pieces.some(({ start, end }) => whole.startOffset >= start && whole.endOffset <= end)) return 0;
		const key = `${functionName}@${whole.startOffset}`;
		this.known.add(key);
		if (whole.count === 0) return 0;
		this.seen.add(key);
		let fresh = 0;
		// Ranges nest, and the innermost one decides. An outer range covers only what no inner range covers.
		for (const [i, { startOffset, endOffset, count }] of ranges.entries()) {
			if (count === 0) continue;
			const holes = ranges.slice(i + 1).filter((inner) => inner.startOffset >= startOffset && inner.endOffset <= endOffset);
			let at = startOffset;
			for (const hole of [...holes, { startOffset: endOffset, endOffset }]) {
				for (; at < hole.startOffset; at++) {
					if (this.covered[at] === 0) {
						this.covered[at] = 1;
						fresh++;
					}
				}
				at = Math.max(at, hole.endOffset);
			}
		}
		return fresh;
	}
}
