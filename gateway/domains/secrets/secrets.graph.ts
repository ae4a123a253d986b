import './createGlobalSecret.ts';
import './deleteGlobalSecret.ts';
import './GlobalSecret.ts';
