/** Lists: marks that hang beside their items, and boxes of tasks. */
import type { Element } from '../../model/making/elements';
import type { Sheet } from '../../model/making/sheet';
import type { List, RootContent } from '../../markdown/tree';
import { runsFromRight } from './direction';
import { type Flow, type Frame, lookOf } from './flow';
import type { Look } from './look';
import { greatest } from '../../lists';

const BULLETS = [
	{ text: '•', numbering: 'Disc' },
	{ text: '–', numbering: 'None' },
	{ text: '▪', numbering: 'Square' },
] as const;
/** Between a mark and its item, and the least width of both, in parts of the type size. */
const GAP = 0.5;
const LEAST_INDENT = 1.5;
/** The space between the items of a loose list, and between those of a tight one, in lines. */
const LOOSE = 0.5;
const TIGHT = 0.125;

export async function layOutList(
	list: List,
	flow: Flow,
	frame: Frame,
	layOut: (children: readonly RootContent[], frame: Frame) => Promise<void>,
): Promise<void> {
	const { size, leading, half } = flow.scale;
	const bullet = BULLETS[frame.depth % BULLETS.length]!;
	const start = list.start ?? 1;
	const isMirrored = runsFromRight(list);
	/** The edge at which lines begin that run from right to left. */
	const right = frame.x + frame.width;
	const numberOf = (number: number): string => (isMirrored ? `.${number}` : `${number}.`);
	const look = lookOf(flow, frame.color);
	const textOf = (index: number, checked: boolean | null | undefined): string =>
		checked === true ? '☑' : checked === false ? '☐' : list.ordered === true ? numberOf(start + index) : bullet.text;
	const widest = greatest(
		[0, list.children.length - 1].map((index) => widthOfMark(flow, look, textOf(index, list.children[index]?.checked))),
	);
	const indent = Math.max(widest + GAP * size, LEAST_INDENT * size);
	const isLoose = list.spread === true || list.children.some(({ spread }) => spread === true);
	const element = frame.element.add('L', {
		attributes: { O: 'List', ListNumbering: list.ordered === true ? 'Decimal' : bullet.numbering },
	});
	if (frame.depth === 0 || !frame.tight) flow.gap(half);
	for (const [index, item] of list.children.entries()) {
		if (index > 0) flow.gap(leading * (isLoose ? LOOSE : TIGHT));
		const li = element.add('LI');
		const label = li.add('Lbl');
		const text = textOf(index, item.checked);
		const width = widthOfMark(flow, look, text);
		const at = isMirrored ? right - indent + GAP * size : frame.x + indent - GAP * size - width;
		flow.mark((sheet, baseline, repeated) => drawMark(flow, sheet, text, look, at, baseline, repeated ? undefined : label));
		const inner: Frame = {
			...frame,
			x: isMirrored ? frame.x : frame.x + indent,
			width: frame.width - indent,
			element: li.add('LBody'),
			depth: frame.depth + 1,
			tight: !isLoose,
		};
		await layOut(item.children, inner);
		if (flow.isWaiting)
			flow.row({ before: 0, height: leading, keep: false, decorations: frame.decorations, paint: () => undefined });
	}
	flow.gap(frame.tight && frame.depth > 0 ? 0 : half);
}

const widthOfMark = ({ setting }: Flow, look: Look, text: string): number =>
	(setting.composition.typefaces.word(text, look.style).width * look.size) / 1000;

function drawMark(
	{ setting }: Flow,
	sheet: Sheet,
	text: string,
	{ size, style, color }: Look,
	x: number,
	y: number,
	element: Element | undefined,
): void {
	sheet.draw(element, { kind: 'text', x, y, size, color, words: [setting.composition.typefaces.word(text, style)] });
}
