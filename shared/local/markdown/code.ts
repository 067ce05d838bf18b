/** Blocks of code: on a ground, in lines as they are, and with a mark where a line goes on in the next one. */
import type { Code } from '../../markdown/tree';
import type { Ink } from '../../model/making/ink';
import { clusters } from '../../model/font/shaping/characters';
import { type Flow, type Frame, lookOf } from './flow';
import { COLORS } from './look';

const TAB = 4;
/** Space around code, and lines that stay together at its ends, in parts of the type size and lines. */
const PADDING = 0.7;
const LEADING = 1.32;
/** The cost of a line, see `Pace`. */
const COST = 20_000;

export async function layOutCode({ value }: Code, flow: Flow, frame: Frame): Promise<void> {
	const { scale, setting } = flow;
	const { typefaces } = setting.composition;
	const size = scale.codeSize;
	const leading = Math.round(size * LEADING * 2) / 2;
	const padding = PADDING * scale.size;
	const look = lookOf(flow, COLORS.text, size, 'Mono');
	const advance = (typefaces.word('0', 'Mono').width * size) / 1000;
	const columns = Math.max(Math.floor((frame.width - 2 * padding) / advance), 8);
	const ground = { x: frame.x, width: frame.width, color: COLORS.ground, radius: 3, over: padding };
	const element = frame.element.add('P').add('Code');
	const x = frame.x + padding;
	const baseline = (leading - size) / 2 + size * 0.84;
	const lines = value.split(/\r\n|\n|\r/).flatMap((line) => wrapLine(line, columns));
	flow.gap(scale.half);
	flow.extend(padding);
	for (const [index, { text, isRest }] of lines.entries()) {
		const due = setting.job.pace.step(COST);
		if (due) await due;
		const word = typefaces.word(text === '' ? ' ' : text, 'Mono');
		flow.row(
			{
				before: 0,
				height: leading,
				keep: index === 0 || index === lines.length - 2,
				decorations: [...frame.decorations, ground],
				paint: (sheet, top, repeated) => {
					const y = top - baseline;
					if (isRest) sheet.draw(undefined, ...markAt(x, y, size));
					const at = isRest ? x + 2 * advance : x;
					sheet.draw(repeated ? undefined : element, { kind: 'text', x: at, y, size, color: look.color, words: [word] });
				},
			},
			baseline,
		);
	}
	flow.gap(scale.half);
	flow.extend(padding);
}

/** An arrow from the line above: it is drawn, so that readers do not take it for text. */
function markAt(x: number, y: number, size: number): Ink[] {
	const at = (right: number, up: number) => [x + right * size, y + up * size] as const;
	const line = { kind: 'stroke', width: size * 0.07, color: COLORS.strongRule } as const;
	return [
		{ ...line, points: [at(0.1, 0.62), at(0.1, 0.26), at(0.68, 0.26)] },
		{ ...line, points: [at(0.5, 0.42), at(0.7, 0.26), at(0.5, 0.1)] },
	];
}

/** A line in pieces that fit; those after the first leave room for the mark. */
function wrapLine(line: string, columns: number): { readonly text: string; readonly isRest: boolean }[] {
	const text = line.includes('\t') ? expandTabs(line) : line;
	if (text.length <= columns) return [{ text, isRest: false }];
	const characters = clusters(text);
	const pieces = [{ text: characters.slice(0, columns).join(''), isRest: false }];
	for (let at = columns; at < characters.length; at += columns - 2)
		pieces.push({ text: characters.slice(at, at + columns - 2).join(''), isRest: true });
	return pieces;
}

/** Tabs as spaces, up to the next stop. */
function expandTabs(line: string): string {
	let text = '';
	for (const part of line.split(/(\t)/)) text += part === '\t' ? ' '.repeat(TAB - (text.length % TAB)) : part;
	return text;
}
