/** The beginnings of documents: the cover of a report, and the address of a letter (docs/semantics.md, §32.3). */
import type { Heading, Root } from '../../markdown/tree';
import type { Blocks } from './blocks';
import type { Contents } from './contents';
import { type Flow, type Frame, lookOf } from './flow';
import { COLORS } from './look';
import type { Pages } from './pages';

export interface CoverWords {
	readonly author: string | undefined;
	readonly date: string | undefined;
}

export interface Layout {
	readonly blocks: Blocks;
	readonly contents: Contents;
	readonly pages: Pages;
	readonly flow: Flow;
	readonly frame: Frame;
}

/** Where the title of a cover begins, in parts of the height of the page. */
const COVER = 0.3;
const TITLE = 1.3;
const RULE = { width: 72, height: 2 };
/**
 * Where an address begins, and the text after it, in points from the upper edge of the page: within the windows of DIN 5008, form B
 * (45 to 90 mm), and of envelopes No. 10 (2.04 to 3.17 inches).
 */
const [ADDRESS, TEXT] = [152, 284];
const MOST_LINES = 8;

/** A page with the first heading, the author and the date; returns how many blocks of the text are on it. */
export async function layOutCover(root: Root, { author, date }: CoverWords, { pages, flow, frame }: Layout): Promise<number> {
	const { setting, scale } = flow;
	const [title] = root.children as [Heading];
	const { title: text, place } = setting.headings.get(title)!;
	const { size } = scale.heading(1);
	const color = setting.accent ?? COLORS.text;
	pages.skipTo(setting.geometry.height * COVER);
	await flow.text([{ kind: 'text', text, look: lookOf(flow, color, size * TITLE, 'SemiBold') }], frame, frame.element.add('H1'), {
		size: size * TITLE,
		leading: Math.ceil(size * TITLE * 1.2),
		onFirst: (sheet, top) => Object.assign(place, { sheet, top: top + scale.half }),
	});
	flow.row({
		before: scale.leading,
		height: RULE.height,
		keep: false,
		decorations: [],
		paint: (sheet, top) => sheet.draw(undefined, { kind: 'area', x: frame.x, y: top - RULE.height, ...RULE, color }),
	});
	flow.gap(scale.leading);
	for (const words of [author, date]) {
		if (words === undefined) continue;
		const look = lookOf(flow, COLORS.quiet, scale.size * TITLE);
		const leading = Math.ceil(scale.leading * TITLE);
		await flow.text([{ kind: 'text', text: words, look }], frame, frame.element.add('P'), { size: look.size, leading });
	}
	pages.break();
	return 1;
}

/** A first paragraph of several lines, where the window of an envelope shows it; returns how many blocks of the text it is. */
export async function layOutAddress({ children }: Root, { blocks, pages, flow, frame }: Layout): Promise<number> {
	const [first] = children;
	const breaks = first?.type === 'paragraph' ? first.children.filter(({ type }) => type === 'break').length : 0;
	const { width, height } = flow.setting.geometry;
	// Smaller pages do not go into these envelopes.
	if (breaks === 0 || breaks >= MOST_LINES || Math.min(width, height) < 590 || height < width) return 0;
	pages.skipTo(ADDRESS);
	await blocks.layOut([first!], flow, { ...frame, tight: true });
	pages.skipTo(TEXT);
	return 1;
}
