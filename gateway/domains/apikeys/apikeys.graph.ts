import './ApiKey.ts';
import './createApiKey.ts';
import './deleteApiKey.ts';
import './updateApiKey.ts';
