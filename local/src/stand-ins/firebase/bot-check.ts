/** What Firebase's SDKs ask of a widget of the bot check. */
interface WidgetParameters {
  readonly callback?: (token: string) => void;
}

/**
 * Google's bot check for this machine: everybody passes. The SDKs find it in place of the script that they would load; Auth
 * takes the token by the widget's callback, App Check as what `execute` resolves with.
 */
export function createBotCheck() {
  const widgets: WidgetParameters[] = [];
  const check = {
    ready: (callback: () => void) => void setTimeout(callback),
    render(_container: unknown, parameters: WidgetParameters): number {
      return widgets.push(parameters) - 1;
    },
    async execute(widget: number): Promise<string> {
      const token = 'local-bot-check';
      widgets[widget]?.callback?.(token);
      return token;
    },
    getResponse: () => '',
    reset() {},
  };
  return { ...check, enterprise: check };
}
