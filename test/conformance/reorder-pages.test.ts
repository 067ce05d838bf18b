import { conforms } from './conforms';

conforms('reorder_pages');
