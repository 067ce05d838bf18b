/**
 * Bytes whose number is not known before. Memory that grows is copied at once, which takes a tenth of a second where it is 50 MB, so long
 * data is in parts, which are joined in the end with pauses.
 */
import type { Pace } from '../../pace/pace';
import { Output } from './output';

/** The most that a part grows to. */
const PART = 1 << 22;

export class LongOutput {
	private readonly parts: Output[];

	/** `capacity`: a guess. */
	constructor(capacity: number) {
		this.parts = [new Output(Math.min(capacity, PART))];
	}

	copy(bytes: Uint8Array, start: number, end: number): void {
		let last = this.parts.at(-1)!;
		if (last.length > 0 && last.length + end - start > PART) this.parts.push((last = new Output(PART)));
		last.copy(bytes, start, end);
	}

	/** All bytes. Nothing can be added after that. */
	join(pace: Pace): Promise<Uint8Array> {
		return joinAtEase(
			this.parts.map(({ bytes }) => bytes),
			pace,
		);
	}
}

/** The parts as one, letting others run. */
export async function joinAtEase(parts: readonly Uint8Array[], pace: Pace): Promise<Uint8Array> {
	if (parts.length === 1) return parts[0]!;
	const whole = Buffer.allocUnsafeSlow(parts.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.length;
		const due = pace.step(part.length);
		if (due) await due;
	}
	return whole;
}
