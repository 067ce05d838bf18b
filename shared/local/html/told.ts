import { everyElement, type HtmlElement } from '../../html/nodes';

/** Facts for the notes that making boxes finds. */
export interface Told {
	/** Addresses of images that were not given. */
	readonly images: Set<string>;
	/** Addresses of links that lead nowhere. */
	readonly links: Set<string>;
	/** Names of elements that paper cannot show, with how often they are there. */
	readonly leftOut: Map<string, number>;
	/** Names of fields that are drawn and cannot be filled in, with how often they are there. */
	readonly fields: Map<string, number>;
	/** Images without a text that describes them. */
	undescribed: number;
}

export const newTold = (): Told => ({
	images: new Set(),
	links: new Set(),
	leftOut: new Map(),
	fields: new Map(),
	undescribed: 0,
});

/** Elements that need a reader who acts, another document, or sound. */
export const LEFT_OUT: ReadonlySet<string> = new Set([
	'iframe',
	'frame',
	'frameset',
	'object',
	'embed',
	'applet',
	'video',
	'audio',
	'canvas',
	'math',
]);

/** Things that a document asks for and does not get, counted. */
export interface NotDone {
	/** Style sheets that are linked, and not fetched. */
	readonly links: number;
	/** Scripts, which are not run. */
	readonly scripts: number;
}

/** Also in the head, and in elements that are not displayed: styles of the whole document may be made there. */
export function findNotDone(root: HtmlElement): NotDone {
	let [links, scripts] = [0, 0];
	for (const { name, attributes } of everyElement(root)) {
		if (name === 'link' && /\bstylesheet\b/i.test(attributes.get('rel') ?? '')) links++;
		if (name === 'script' && SCRIPT.test(attributes.get('type') ?? '')) scripts++;
	}
	return { links, scripts };
}

/** Types of scripts (HTML Standard, 4.12.1); what has another is data, such as that for search engines. */
const SCRIPT = /^\s*(?:$|module\s*$|(?:text|application)\/(?:x-)?(?:java|ecma|j|live)script)/i;
