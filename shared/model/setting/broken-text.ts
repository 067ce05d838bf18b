/** Text in lines that are as full as they can be. */
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

/** A text that has no line breaks yet. It is measured once, however often it is broken. */
export class BrokenText {
	private readonly width: number;
	private parts: readonly MeasuredPart[] | undefined;

	/** `widthOf` measures in the unit of the room that lines have. */
	constructor(
		private readonly text: string,
		private readonly widthOf: (text: string) => number,
	) {
		this.width = widthOf(text);
	}

	/** The lines; `room` is the width of each by its number, from 0. */
	async lines(room: (line: number) => number): Promise<string[]> {
		if (this.width <= room(0)) return [this.text];
		const lines: string[] = [];
		let line = '';
		let width = 0;
		let before: MeasuredPart | undefined;
		for (const part of (this.parts ??= await this.measure())) {
			const widthWith = width + (before?.spaceWidth ?? 0) + part.width;
			if (widthWith <= room(lines.length)) {
				line += (before?.space ?? '') + part.text;
				width = widthWith;
			} else {
				if (line !== '') lines.push(line);
				const first = lines.length;
				const pieces = part.width > room(first) ? this.cut(part, (index) => room(first + index)) : [part.text];
				for (const piece of pieces) lines.push(piece);
				line = lines.pop()!;
				width = line === part.text ? part.width : this.widthOf(line);
			}
			before = part;
		}
		lines.push(line);
		return lines;
	}

	private async measure(): Promise<MeasuredPart[]> {
		const { text, widthOf } = this;
		return Array.from((await loadLineBreaks())(text), ({ start, end, next }) => {
			const [part, space] = [text.slice(start, end), text.slice(end, next)];
			return { text: part, width: widthOf(part), space, spaceWidth: space === '' ? 0 : widthOf(space) };
		});
	}

	private cut(part: MeasuredPart, room: (line: number) => number): string[] {
		const clusters = (part.clusters ??= measuredClusters(part.text, this.widthOf));
		let from = 0;
		return [...cutLong(clusters, room)].map((count) =>
			clusters
				.slice(from, (from += count))
				.map(({ text }) => text)
				.join(''),
		);
	}
}
