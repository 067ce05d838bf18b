/** Draws lines of text. */
import type { Element } from '../../model/making/elements';
import type { Ink } from '../../model/making/ink';
import type { Sheet } from '../../model/making/sheet';
import type { Word } from '../../model/making/typefaces';
import { multiply } from '../../model/geometry/geometry';
import type { Fragment, Line } from './lines';
import type { Look } from './look';

/** Heights of rules and grounds, in parts of the type size. */
const UNDER = -0.12;
const THROUGH = 0.27;
const THICK = 0.055;
const GROUND = { below: 0.24, height: 1.18, beside: 0.18 };

/** Draws a line from `x` on; `element` is its block, or `undefined` for an artifact. */
export function paintLine(sheet: Sheet, line: Line, x: number, baseline: number, element: Element | undefined): void {
	const { fragments } = line;
	for (let from = 0, to = 0; from < fragments.length; from = to) {
		const { run } = fragments[from]!;
		let width = 0;
		for (to = from; to < fragments.length && isSame(fragments[to]!, fragments[from]!); to++) width += fragments[to]!.width;
		const own = element && run.owner !== null ? (run.owner?.in(element) ?? element) : undefined;
		if (run.kind === 'image') {
			const { upright } = run.image;
			const matrix = multiply(upright, [run.width, 0, 0, run.height, x, baseline]);
			sheet.draw(own, { kind: 'image', name: sheet.image(run.image), matrix });
		} else {
			const words = fragments.slice(from, to).map(({ word }) => word!);
			sheet.draw(own, ...textInks(words, run.look, x, baseline, width));
		}
		const linking = run.owner?.linking;
		if (element && linking?.link) {
			const height = run.kind === 'image' ? run.height : run.look.size;
			const box = [x, baseline - height * 0.25, x + width, baseline + height * (run.kind === 'image' ? 1 : 0.9)] as const;
			sheet.link(linking.in(element), box, linking.link.target, linking.link.contents);
		}
		x += width;
	}
}

function isSame(one: Fragment, { run }: Fragment): boolean {
	return (
		one.run === run ||
		(one.run.kind === 'text' && run.kind === 'text' && one.run.look === run.look && one.run.owner === run.owner)
	);
}

/** Words in one look, with the rules and the ground that belong to it. */
export function textInks(words: readonly Word[], look: Look, x: number, baseline: number, width: number): Ink[] {
	const { size, color, rise = 0, oblique = false, ground } = look;
	const y = baseline + rise;
	const inks: Ink[] = [];
	if (ground) {
		const { below, height, beside } = GROUND;
		const box = { x: x - beside * size, y: y - below * size, width: width + 2 * beside * size, height: height * size };
		inks.push({ kind: 'area', ...box, color: ground, radius: size * 0.2 });
	}
	inks.push({ kind: 'text', x, y, size, color, words, oblique });
	const rule = (at: number): Ink => ({ kind: 'area', x, y: y + at * size, width, height: THICK * size, color });
	if (look.underlined === true) inks.push(rule(UNDER));
	if (look.struck === true) inks.push(rule(THROUGH));
	return inks;
}
