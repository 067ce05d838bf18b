/** Several words of a list, as people write them: separated by commas, line by line, or as a JSON array. */
import { parseJson } from '../../shared/contract/json';

/** The words as `decode` takes them. A line may end with a comma; an empty word stays, because an expression may have given nothing. */
export function plainWords(text: string): unknown {
	const list = text.startsWith('[') ? parseJson(text) : undefined;
	if (Array.isArray(list)) return list;
	return text
		.split(/\r?\n/)
		.map((line) => line.trim().replace(/,$/, ''))
		.filter((line) => line !== '')
		.join(',');
}
