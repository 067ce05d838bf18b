/** SVG in `data:` addresses (RFC 2397) where HTML names an image. Nothing outside it has an effect on it. */
import { MOST_DRAWN, MOST_SVG_FILES, tooManySvgFiles, tooMuchDrawn } from '../../html/limits';
import { everyElement, type HtmlElement } from '../../html/nodes';
import { parseHtml } from '../../html/parse-html';
import type { StyleSheets } from '../../html/style-sheet';
import { Styler } from '../../html/styler';
import { DrawingReader, type DrawingTools } from '../../html/svg/drawing-reader';
import { groupOf, rectangleOf } from '../../html/svg/references';
import type { DrawnPicture, Fit } from '../../model/layout/boxes/drawing';
import type { Steps } from '../../model/layout/boxes/setting';
import type { Pace } from '../../pace/pace';

const WITHOUT_RATIO: Fit = { scaling: 'none', x: 0, y: 0 };
const ADDRESS = /^data:image\/svg\+xml([^,]{0,200}),/i;

export interface SvgFile {
	readonly svg: HtmlElement;
	/** Those that are inside it, and those that browsers have. */
	readonly sheets: StyleSheets;
}

/**
 * The files by their address; others than SVG are left out.
 *
 * @throws OctavoError `invalid_parameters` for one beyond the bounds of HTML; `cancelled`
 */
export async function readSvgFiles(targets: Iterable<string>, pace: Pace): Promise<Map<string, HtmlElement>> {
	const found = new Map<string, HtmlElement>();
	for (const target of targets) {
		const [head, parameters = ''] = ADDRESS.exec(target) ?? [];
		if (head === undefined) continue;
		if (found.size === MOST_SVG_FILES) throw tooManySvgFiles();
		const { root } = await parseHtml(decodeData(target.slice(head.length), /;\s*base64\s*$/i.test(parameters)), pace);
		const svg = everyElement(root).find(({ name, isHtml }) => name === 'svg' && !isHtml);
		if (svg) found.set(target, svg);
	}
	return found;
}

export async function styleSvgFiles(
	files: ReadonlyMap<string, HtmlElement>,
	sheetsOf: (svg: HtmlElement) => Promise<StyleSheets>,
): Promise<Map<string, SvgFile>> {
	const styled = new Map<string, SvgFile>();
	/** Of all that have no sheet inside. */
	let usual: StyleSheets | undefined;
	for (const [target, svg] of files) {
		const isStyled = everyElement(svg).some(({ name }) => name === 'style');
		const sheets = isStyled ? await sheetsOf(svg) : (usual ??= await sheetsOf(svg));
		styled.set(target, { svg, sheets });
	}
	return styled;
}

function decodeData(data: string, isBase64: boolean): string {
	// Digits of colors are written as they are, too: `%` counts only before two digits.
	const plain = data.replace(/(?:%[\da-f]{2})+/gi, (escaped) => Buffer.from(escaped.replaceAll('%', ''), 'hex').toString());
	return isBase64 ? Buffer.from(plain, 'base64').toString() : plain;
}

/** The drawings of the files, each read once; whatever shows one counts it again. */
export class SvgPictures {
	private readonly known = new Map<string, DrawnPicture>();

	constructor(
		private readonly files: ReadonlyMap<string, SvgFile>,
		private readonly page: { readonly width: number; readonly height: number },
		private readonly tools: Omit<DrawingTools, 'styler'>,
	) {}

	/** @throws OctavoError `invalid_parameters` for more than a document may draw */
	*at(target: string): Steps<DrawnPicture | undefined> {
		const file = this.files.get(target);
		if (!file) return undefined;
		const known = this.known.get(target);
		if (!known) {
			const read = yield* this.read(file);
			this.known.set(target, read);
			return read;
		}
		this.tools.tally.drawn += known.size;
		if (this.tools.tally.drawn > MOST_DRAWN) throw tooMuchDrawn();
		return known;
	}

	private *read({ svg, sheets }: SvgFile): Steps<DrawnPicture> {
		const { tally } = this.tools;
		const before = tally.drawn;
		const styler = new Styler(sheets, this.page);
		const styled = styler.styleOf(svg, styler.start, undefined);
		const { drawing, size } = yield* new DrawingReader({ ...this.tools, styler }, svg).read(svg, styled);
		const side = (length: typeof styled.style.width): number | undefined =>
			typeof length === 'object' && length.percent === 0 ? length.px : undefined;
		const view = drawing.view ?? (size && ([0, 0, size.width, size.height] as const));
		const { width, height } = size ?? { width: side(styled.style.width), height: side(styled.style.height) };
		const nodes = view ? [groupOf(drawing.nodes, { clip: rectangleOf(...view) })] : drawing.nodes;
		// Without a view, it is stretched to the size that it is given (CSS Images 3, 5.1).
		const fit = drawing.view ? drawing.fit : WITHOUT_RATIO;
		return { drawing: { ...drawing, view, fit, nodes }, width, height, size: tally.drawn - before };
	}
}
