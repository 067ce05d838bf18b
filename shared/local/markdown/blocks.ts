/** Paragraphs, headings, quotes, alerts and rules. */
import type { Tag } from '../../model/making/elements';
import { alignmentOf } from '../../markdown/attributes';
import { isPageBreak, textOfHtml } from '../../markdown/html';
import type { Blockquote, Heading, PhrasingContent, RootContent } from '../../markdown/tree';
import { layOutCode } from './code';
import { type Flow, type Frame, lookOf } from './flow';
import { bold, Inlines } from './inlines';
import { layOutList } from './list';
import { ALERTS, COLORS } from './look';
import type { HeadingEntry } from './setting';
import { layOutTable } from './table';

const BREAK = '\\newpage';
const ALERT = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i;
const BAR = 2.5;
/** Space around quotes, in lines. */
const AROUND = 0.75;

/** The cost of a character, see `Pace`: words that were not met before have to be shaped. */
const COST = 1200;

export class Blocks {
	constructor(private readonly onBreak: () => void) {}

	async layOut(nodes: readonly RootContent[], flow: Flow, frame: Frame): Promise<void> {
		for (const node of nodes) {
			const align = alignmentOf(node);
			await this.block(node, flow, align === undefined ? frame : { ...frame, align });
			const due = flow.setting.job.pace.step(COST * (1 + blockLength(node)));
			if (due) await due;
		}
	}

	private async block(node: RootContent, flow: Flow, frame: Frame): Promise<void> {
		switch (node.type) {
			case 'paragraph':
				return await this.paragraph(node.children, flow, frame);
			case 'heading':
				return await this.heading(node, flow, frame);
			case 'blockquote':
				return await this.quote(node, flow, frame);
			case 'list':
				return await layOutList(node, flow, frame, (children, inner) => this.layOut(children, flow, inner));
			case 'code':
				return await layOutCode(node, flow, frame);
			case 'table':
				return await layOutTable(node, flow, frame);
			case 'thematicBreak':
				return rule(flow, frame);
			case 'html':
				return await this.html(node.value, flow, frame);
			default:
				// Definitions are used where they are referred to.
				return undefined;
		}
	}

	private async paragraph(children: readonly PhrasingContent[], flow: Flow, frame: Frame): Promise<void> {
		const [first] = children;
		if (children.length === 1 && first?.type === 'text' && first.value.trim() === BREAK) return this.onBreak();
		const element = frame.element.add('P');
		const { size, leading, half } = flow.scale;
		const inlines = this.inlines(flow, frame).add(children, lookOf(flow, frame.color));
		const space = frame.tight ? 0 : half;
		await flow.text(inlines.runs, frame, element, { size, leading, before: space, after: space });
	}

	private inlines({ setting, scale }: Flow, { width }: Frame): Inlines {
		const { height, margin } = setting.geometry;
		return new Inlines(setting, { width: Math.min(width, scale.measure), height: height - 2 * margin - 2 * scale.leading });
	}

	/** The heading of the list of contents. */
	contentsHeading(entry: HeadingEntry, flow: Flow, frame: Frame): Promise<void> {
		return this.headed([{ type: 'text', value: entry.title }], 2, entry, flow, frame);
	}

	private heading(node: Heading, flow: Flow, frame: Frame): Promise<void> {
		return this.headed(node.children, node.depth, flow.setting.headings.get(node)!, flow, frame);
	}

	private async headed(
		children: readonly PhrasingContent[],
		depth: number,
		{ level, place }: HeadingEntry,
		flow: Flow,
		frame: Frame,
	): Promise<void> {
		const element = frame.element.add(`H${level}` as Tag);
		const { size, leading, before, after } = flow.scale.heading(depth);
		const color = depth > 5 ? COLORS.quiet : (flow.setting.accent ?? frame.color);
		const inlines = this.inlines(flow, frame).add(children, lookOf(flow, color, size, 'SemiBold'));
		const isRuled = flow.setting.theme === 'report' && depth === 1;
		await flow.text(inlines.runs, frame, element, {
			size,
			leading,
			before,
			after: isRuled ? 0 : after,
			keep: true,
			onFirst: (sheet, top) => Object.assign(place, { sheet, top: top + flow.scale.half }),
		});
		if (isRuled) ruleBelow(flow, frame, after);
	}

	private async quote(node: Blockquote, flow: Flow, frame: Frame): Promise<void> {
		const alert = alertOf(node);
		const { leading, size } = flow.scale;
		const indent = size * 1.4;
		const bar = { x: frame.x, width: BAR, color: alert?.color ?? flow.setting.accent ?? COLORS.bar, over: 1 };
		const inner: Frame = {
			...frame,
			x: frame.x + indent,
			width: frame.width - indent,
			element: frame.element.add('BlockQuote'),
			decorations: [...frame.decorations, bar],
			color: alert ? frame.color : COLORS.quiet,
			tight: false,
		};
		flow.gap(leading * AROUND);
		if (alert) {
			const runs = this.inlines(flow, inner);
			runs.text(alert.title, bold(lookOf(flow, alert.color)));
			await flow.text(runs.runs, inner, inner.element.add('P'), { size, leading, keep: true });
			flow.join();
		}
		await this.layOut(alert?.children ?? node.children, flow, inner);
		flow.gap(leading * AROUND);
	}

	private async html(html: string, flow: Flow, frame: Frame): Promise<void> {
		if (isPageBreak(html)) return this.onBreak();
		if (!/^\s*<!--/.test(html)) flow.setting.told.html = true;
		for (const value of textOfHtml(html)) await this.paragraph([{ type: 'text', value }], flow, frame);
	}
}

const blockLength = ({ position }: RootContent): number => (position?.end.offset ?? 0) - (position?.start.offset ?? 0);

/** An alert of GitHub: a quote whose first line names it. */
function alertOf({
	children,
}: Blockquote): ((typeof ALERTS)[string] & { readonly children: readonly RootContent[] }) | undefined {
	const [first, ...others] = children;
	const [text, ...rest] = first?.type === 'paragraph' ? first.children : [];
	const found = text?.type === 'text' ? ALERT.exec(text.value) : null;
	if (first?.type !== 'paragraph' || text?.type !== 'text' || !found) return undefined;
	const value = text.value.slice(found[0].length);
	// `[!NOTE]` followed by text in its line is a quote.
	if (value === '' && rest.length > 0 && rest[0]!.type !== 'break') return undefined;
	const begun = [...(value === '' ? [] : [{ ...text, value }]), ...rest.filter((_, index) => index > 0 || value !== '')];
	const alert = ALERTS[found[1]!.toUpperCase()]!;
	return { ...alert, children: begun.length === 0 ? others : [{ ...first, children: begun }, ...others] };
}

/** A rule in the color of a heading, which stays with it and with the text after it. */
function ruleBelow(flow: Flow, { x, width, decorations }: Frame, after: number): void {
	const color = flow.setting.accent ?? COLORS.strongRule;
	flow.row({
		before: 0,
		height: 4,
		keep: true,
		decorations,
		paint: (sheet, top) => sheet.draw(undefined, { kind: 'area', x, y: top - 3, width, height: 0.8, color }),
	});
	flow.gap(after);
}

function rule(flow: Flow, { x, width, decorations }: Frame): void {
	const { leading } = flow.scale;
	flow.row({
		before: flow.scale.half,
		height: leading,
		keep: false,
		decorations,
		paint: (sheet, top) =>
			sheet.draw(undefined, { kind: 'area', x, y: top - leading / 2, width, height: 0.6, color: COLORS.strongRule }),
	});
	flow.gap(flow.scale.half);
}
