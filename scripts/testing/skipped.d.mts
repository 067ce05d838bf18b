/** A line for each reason, the most frequent first, from the `testResults` of jest's report. */
export function skippedLines(
	testResults: readonly {
		readonly assertionResults: readonly {
			readonly ancestorTitles: readonly string[];
			readonly title: string;
			readonly status: string;
		}[];
	}[],
): string[];
