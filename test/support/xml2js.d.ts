/** The part of xml2js that the tests use; the package has no types. */
declare module 'xml2js' {
	export const processors: { stripPrefix: (name: string) => string };
	export function parseStringPromise(
		xml: Buffer,
		options: { ignoreAttrs: boolean; explicitRoot: boolean; tagNameProcessors: readonly ((name: string) => string)[] },
	): Promise<unknown>;
}
