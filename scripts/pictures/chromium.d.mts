/** The part that draws one page. */
interface Page {
	setContent(html: string): Promise<void>;
	/** The value of an expression in the page. */
	evaluate<T>(expression: string): Promise<T>;
	screenshot(options: { readonly path: string; readonly fullPage: boolean }): Promise<unknown>;
}
interface Browser {
	newPage(options: {
		readonly viewport: { readonly width: number; readonly height: number };
		readonly deviceScaleFactor: number;
	}): Promise<Page>;
	close(): Promise<void>;
}
export function launch(): Promise<Browser>;
