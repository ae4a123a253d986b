import './saveGlobalSecret.ts';
import './deleteGlobalSecret.ts';
import './GlobalSecret.ts';
