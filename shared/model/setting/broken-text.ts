/** Text in lines that are as full as they can be. */
import type { Pace } from '../../pace/pace';
import { cutLong, loadLineBreaks, measuredClusters, type Cluster } from './line-breaks';

interface MeasuredPart {
	readonly text: string;
	readonly width: number;
	/** After it, unless a line ends there. */
	readonly space: string;
	readonly spaceWidth: number;
	/** Of a part that was cut before. */
	clusters?: readonly Cluster[];
}

/** The costs of a part or line, and of a character that is measured, see `Pace`. */
const [COST, CHARACTER_COST] = [200, 100];

/** A longer text fits on no line, and is measured in its parts alone: all of it at once takes too long. */
const LONGEST = 10_000;

/** A text that has no line breaks yet. It is measured once, however often it is broken. */
export class BrokenText {
	private readonly width: number;
	private parts: readonly MeasuredPart[] | undefined;

	/** `widthOf` measures in the unit of the room that lines have. */
	constructor(
		private readonly text: string,
		private readonly widthOf: (text: string) => number,
	) {
		this.width = text.length > LONGEST ? Infinity : widthOf(text);
	}

	/** The lines; `room` is the width of each by its number, from 0. Long texts need a pace. */
	async lines(room: (line: number) => number, pace?: Pace): Promise<string[]> {
		if (this.width <= room(0)) return [this.text];
		const lines: string[] = [];
		let line = '';
		let width = 0;
		let before: MeasuredPart | undefined;
		for (const part of (this.parts ??= await this.measure(pace))) {
			const due = pace?.step(COST);
			if (due) await due;
			const widthWith = width + (before?.spaceWidth ?? 0) + part.width;
			if (widthWith <= room(lines.length)) {
				line += (before?.space ?? '') + part.text;
				width = widthWith;
			} else {
				if (line !== '') lines.push(line);
				const first = lines.length;
				const pieces = part.width > room(first) ? await this.cut(part, (index) => room(first + index), pace) : [part.text];
				for (const piece of pieces) lines.push(piece);
				line = lines.pop()!;
				width = line === part.text ? part.width : this.widthOf(line);
			}
			before = part;
		}
		lines.push(line);
		return lines;
	}

	private async measure(pace: Pace | undefined): Promise<MeasuredPart[]> {
		const { text, widthOf } = this;
		const parts: MeasuredPart[] = [];
		for (const { start, end, next } of (await loadLineBreaks())(text)) {
			const due = pace?.step(COST + (next - start) * CHARACTER_COST);
			if (due) await due;
			const [part, space] = [text.slice(start, end), text.slice(end, next)];
			parts.push({ text: part, width: widthOf(part), space, spaceWidth: space === '' ? 0 : widthOf(space) });
		}
		return parts;
	}

	private async cut(part: MeasuredPart, room: (line: number) => number, pace: Pace | undefined): Promise<string[]> {
		const clusters = (part.clusters ??= measuredClusters(part.text, this.widthOf));
		const lines: string[] = [];
		let from = 0;
		for (const count of cutLong(clusters, room)) {
			const due = pace?.step(COST + count * CHARACTER_COST);
			if (due) await due;
			let line = '';
			for (const to = from + count; from < to; from++) line += clusters[from]!.text;
			lines.push(line);
		}
		return lines;
	}
}
