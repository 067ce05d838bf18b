import { conforms } from './conforms';

conforms('rotate_pages');
