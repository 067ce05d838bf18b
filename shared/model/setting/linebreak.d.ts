/** Breaks by UAX #14, as far as they are used; the package has no types. */
// eslint-disable-next-line no-restricted-syntax -- a package without types cannot be declared in another way
declare module 'linebreak' {
	export default class LineBreaker {
		constructor(text: string);
		/** The next place where the text may break: in UTF-16 units from its start. */
		nextBreak(): { readonly position: number; readonly required: boolean } | null;
	}
}
