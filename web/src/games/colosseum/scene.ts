// Which scene is staged on the square.
import type { ColosseumView } from './view';

export type Scene = 'square' | 'auction' | 'trade' | 'dice' | 'show' | 'closing';

export function sceneOf(view: ColosseumView): Scene {
  switch (view.phase) {
    case 'acquire':
      return view.stage === 'raising' ? 'auction' : 'square';
    case 'trade':
      return 'trade';
    case 'produce':
      if (view.stage === 'beginning') return 'square';
      return view.stage.startsWith('moving') || view.stage === 'rolling' ? 'dice' : 'show';
    case 'closing ceremony':
      return 'closing';
    default:
      return 'square';
  }
}
