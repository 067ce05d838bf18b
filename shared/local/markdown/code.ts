/** Blocks of code: on a ground, in lines as they are, and with a mark where a line goes on in the next one. */
import type { Code } from '../../markdown/tree';
import { clusters } from '../../model/font/shaping/characters';
import { Highlighter, type CodeKind, type CodePart } from '../../markdown/highlight';
import type { Color, Ink } from '../../model/making/ink';
import type { Flow, Frame } from './flow';
import { COLORS } from './look';

/** Dark enough for small type on the ground of code. */
const COLORS_OF_CODE: Readonly<Record<CodeKind, Color>> = {
	plain: COLORS.text,
	comment: [0.38, 0.42, 0.4],
	string: [0.04, 0.38, 0.2],
	keyword: [0.44, 0.13, 0.55],
	number: [0.6, 0.26, 0],
};

const TAB = 4;
/** Space around code, and lines that stay together at its ends, in parts of the type size and lines. */
const PADDING = 0.7;
const LEADING = 1.32;
/** The cost of a line, see `Pace`. */
const COST = 20_000;

export async function layOutCode({ value, lang }: Code, flow: Flow, frame: Frame): Promise<void> {
	const { scale, setting } = flow;
	const { typefaces } = setting.composition;
	const size = scale.codeSize;
	const leading = Math.round(size * LEADING * 2) / 2;
	const padding = PADDING * scale.size;
	const advance = (typefaces.word('0', 'Mono').width * size) / 1000;
	const columns = Math.max(Math.floor((frame.width - 2 * padding) / advance), 8);
	const ground = { x: frame.x, width: frame.width, color: COLORS.ground, radius: 3, over: padding };
	const element = frame.element.add('P').add('Code');
	const x = frame.x + padding;
	const baseline = (leading - size) / 2 + size * 0.84;
	const highlighter = setting.theme === 'report' ? Highlighter.for(lang) : undefined;
	const lines = value.split(/\r\n|\n|\r/).flatMap((line) => wrapLine(line, columns, highlighter));
	flow.gap(scale.half);
	flow.extend(padding);
	for (const [index, { parts, isRest }] of lines.entries()) {
		const due = setting.job.pace.step(COST);
		if (due) await due;
		const words = parts.map(({ text, kind }) => ({ word: typefaces.word(text, 'Mono'), color: COLORS_OF_CODE[kind] }));
		flow.row(
			{
				before: 0,
				height: leading,
				keep: index === 0 || index === lines.length - 2,
				decorations: [...frame.decorations, ground],
				paint: (sheet, top, repeated) => {
					const y = top - baseline;
					if (isRest) sheet.draw(undefined, ...markAt(x, y, size));
					let at = isRest ? x + 2 * advance : x;
					const inks = words.map(({ word, color }): Ink => {
						const ink: Ink = { kind: 'text', x: at, y, size, color, words: [word] };
						at += (word.width * size) / 1000;
						return ink;
					});
					sheet.draw(repeated ? undefined : element, ...inks);
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

interface CodeLine {
	readonly parts: readonly CodePart[];
	readonly isRest: boolean;
}

/** A line in pieces that fit; those after the first leave room for the mark. */
function wrapLine(line: string, columns: number, highlighter: Highlighter | undefined): CodeLine[] {
	const text = line.includes('\t') ? expandTabs(line) : line;
	const whole: readonly CodePart[] = highlighter?.partsOf(text) ?? [{ text, kind: 'plain' }];
	// A line is there even if it is empty.
	if (text === '') return [{ parts: [{ text: ' ', kind: 'plain' }], isRest: false }];
	if (text.length <= columns) return [{ parts: whole, isRest: false }];
	const lines: CodeLine[] = [];
	let [parts, room]: [CodePart[], number] = [[], columns];
	for (const { text: own, kind } of whole) {
		const characters = clusters(own);
		for (let at = 0; at < characters.length;) {
			const taken = characters.slice(at, at + room);
			parts.push({ text: taken.join(''), kind });
			at += taken.length;
			room -= taken.length;
			if (room > 0) continue;
			lines.push({ parts, isRest: lines.length > 0 });
			[parts, room] = [[], columns - 2];
		}
	}
	if (parts.length > 0) lines.push({ parts, isRest: lines.length > 0 });
	return lines;
}

/** Tabs as spaces, up to the next stop. */
function expandTabs(line: string): string {
	let text = '';
	for (const part of line.split(/(\t)/)) text += part === '\t' ? ' '.repeat(TAB - (text.length % TAB)) : part;
	return text;
}
