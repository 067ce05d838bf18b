/** Text that replaces glyphs (/ActualText; ISO 32000-2, 14.9.4): it takes the places of the glyphs that it replaces. */
import type { GlyphSink, Style } from './style';

interface Place {
	readonly style: Style;
	readonly start: number;
	readonly end: number;
	readonly baseline: number;
}

export class Replacement {
	private readonly places: Place[] = [];
	private readonly texts: string[] = [];

	glyph(style: Style, text: string, start: number, end: number, baseline: number): void {
		this.places.push({ style, start, end, baseline });
		this.texts.push(text);
	}

	/** Whether `text` changes nothing: it is the text of all `count` glyphs, one by one or in the same pieces. */
	isSame(text: string, count: number): boolean {
		const { texts } = this;
		if (texts.length !== count || texts.join('') !== text) return false;
		const points = [...text];
		return points.length !== count || points.every((point, at) => point === texts[at]);
	}

	/** Whether no glyph was shown: the text has no place. */
	get isEmpty(): boolean {
		return this.places.length === 0;
	}

	/** Writes `text` where the glyphs were. */
	write(text: string, sink: GlyphSink): void {
		const { places, texts } = this;
		const points = [...text];
		if (points.length === places.length) {
			for (const [at, { style, start, end, baseline }] of places.entries()) sink.glyph(style, points[at]!, start, end, baseline);
		} else if (texts.join('') === text) {
			for (const [at, { style, start, end, baseline }] of places.entries()) sink.glyph(style, texts[at]!, start, end, baseline);
		} else this.spread(points, sink);
	}

	/** Words go where they would be if all characters had the same width. */
	private spread(points: readonly string[], sink: GlyphSink): void {
		const { places } = this;
		const share = places.length / points.length;
		const placeOf = (at: number) => places[Math.min(Math.floor(at * share), places.length - 1)]!;
		const along = (at: number) => {
			const { start, end } = placeOf(at);
			return start + (end - start) * Math.min(at * share - Math.floor(at * share), 1);
		};
		for (let from = 0, to; from < points.length; from = to) {
			for (to = from; to < points.length && !isSpace(points[to]!);) to++;
			if (to === from) {
				sink.space?.();
				to++;
				continue;
			}
			const first = placeOf(from);
			const last = placeOf(to - 1);
			const end =
				last.baseline === first.baseline && last.end > first.start ? (to === points.length ? last.end : along(to)) : first.end;
			sink.glyph(first.style, points.slice(from, to).join(''), along(from), Math.max(end, along(from)), first.baseline);
		}
	}
}

const isSpace = (point: string): boolean => /\s/u.test(point);
