export function fetched(
	folder: string,
	packages: readonly string[],
	proof: string,
	overrides?: Readonly<Record<string, string>>,
	more?: readonly string[],
): string;
export function requireFrom(modules: string): NodeJS.Require;
