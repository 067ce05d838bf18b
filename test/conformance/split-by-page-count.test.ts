import { conforms } from './conforms';

conforms('split_by_page_count');
