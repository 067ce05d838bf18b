/** Facts for the notes. */
export interface Told {
	/** Addresses of images that were not given. */
	readonly images: Set<string>;
	/** Addresses of links that lead nowhere. */
	readonly links: Set<string>;
	/** Names of elements that paper cannot show, with how often they are there. */
	readonly leftOut: Map<string, number>;
	/** Names of fields that are drawn and cannot be filled in, with how often they are there. */
	readonly fields: Map<string, number>;
	scripts: number;
	/** Images without a text that describes them. */
	undescribed: number;
}

export const newTold = (): Told => ({
	images: new Set(),
	links: new Set(),
	leftOut: new Map(),
	fields: new Map(),
	scripts: 0,
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
