export function sampledFiles(
	endings: RegExp,
	variables?: Readonly<Record<string, string | undefined>>,
	changedOnes?: () => readonly string[],
): string[] | undefined;
